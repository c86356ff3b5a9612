import { globSync, readFileSync } from 'node:fs';
import { builtinResolvers, defaultHandlers, parse, utils, type Documentation, type Handler } from 'react-docgen';
import { listsIn, typesIn, withDefaults, withUnions } from '../../.storybook/finishDocgen.ts';
import { publicModules, sourceFolder, type PackageName } from './publicModules.ts';

const { FindExportedDefinitionsResolver } = builtinResolvers;

/** The public modules of a package as JSON, each with its components, their props, and the source text of its types. */
export function apiReference(name: PackageName): string {
  const folder = sourceFolder(name);
  const lists = listsIn(
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
  );
  const modules = [...publicModules(name)].map(([file, specifier]) => {
    const docs = withDefaults(withUnions(JSON.stringify(componentsIn(file)), lists));
    const components = JSON.parse(docs) as Documentation[];
    const types = Object.entries(typesIn([readFileSync(file, 'utf8')])).filter(([type]) => !type.endsWith('Props'));
    return [
      specifier,
      Object.fromEntries([
        ...components.map((each) => [each.displayName, describe(each)]),
        ...types.map(([type, text]) => [type, text.split('\n')]),
      ]),
    ];
  });
  return `${JSON.stringify(Object.fromEntries(modules), null, 2)}\n`;
}

function componentsIn(file: string): Documentation[] {
  if (!file.endsWith('.tsx')) return [];
  try {
    return parse(readFileSync(file, 'utf8'), {
      filename: file,
      babelOptions: { babelrc: false, configFile: false },
      handlers: [...defaultHandlers, typeText],
      resolver: new FindExportedDefinitionsResolver(),
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
    throw error;
  }
}

/** The source text of the types that react-docgen does not resolve, such as `readonly string[]`. */
const typeText: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    utils.applyToTypeProperties(
      documentation,
      type,
      (property) => {
        const name = utils.getPropertyName(property as Parameters<typeof utils.getPropertyName>[0]);
        const annotation = property.get('typeAnnotation.typeAnnotation') as Parameters<typeof utils.printValue>[0];
        const descriptor = documentation.getPropDescriptor(name ?? '');
        if (descriptor.tsType?.name === 'unknown') descriptor.tsType = { name: utils.printValue(annotation) };
      },
      null,
    );
};

function describe({ description, props = {} }: Documentation) {
  const described = Object.entries(props).map(([prop, { tsType, required, defaultValue, description: text }]) => [
    prop,
    {
      type: tsType && 'raw' in tsType ? tsType.raw : tsType?.name,
      required,
      default: defaultValue?.value,
      description: text || undefined,
    },
  ]);
  return { description: description?.split('\n\n@')[0], props: Object.fromEntries(described) };
}
