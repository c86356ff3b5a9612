import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './tools/bootstrap.mjs';

const kinds = {
  primitive: { description: 'a control or layout component, in packages/ui/src', folder: 'packages/ui/src' },
  section: {
    description: 'a page-wide component with content, in packages/sections/src',
    folder: 'packages/sections/src',
  },
};

/** Names that brands/package.json and brands/activeBrand.ts use for something else. */
const reservedBrands = ['standard', 'active'];

/** Why a brand cannot have the name; true if it can. */
function isBrandName(name, folder) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `'${name}' is not a brand name: lower-case letters, digits and hyphens, like 'maren-sample'.`;
  if (reservedBrands.includes(name)) return `The name '${name}' is reserved; choose another one.`;
  return !existsSync(join(folder, name)) || `There already is a folder brands/${name}; choose another name.`;
}

/** Copies the starter, and adds the brand to the conditions by which Node finds it. */
function writeBrand(name, folder) {
  cpSync(join(folder, 'starter'), join(folder, name), { recursive: true });
  const manifest = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  const conditions = content.exports['./active/*'];
  // Node uses the first condition that matches, so `default` stays last.
  content.exports['./active/*'] = { [`brand-${name}`]: `./${name}/*`, ...conditions };
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
  return `brands/${name}: start it with BRAND=${name} npm start. docs/brands.md says what to change.`;
}

/** Plop does not name the kinds, and throws when it has to ask without a terminal. */
function checkArguments(known) {
  const words = process.argv.slice(2);
  if (words.some((word) => word.startsWith('-'))) return;
  const [kind = known[0], name] = words;
  if (!known.includes(kind) || (name === undefined && !process.stdin.isTTY))
    giveUp(`Write 'npm run new KIND NAME', with one of the kinds ${known.join(', ')}.`);
}

/**
 * `npx plop primitive NAME` and `npx plop section NAME` write component, styles and stories of a new folder,
 * `npx plop brand NAME` copies the starter.
 */
export default function configure(plop) {
  for (const [kind, { description, folder }] of Object.entries(kinds)) {
    plop.setGenerator(kind, {
      description,
      prompts: [
        {
          type: 'input',
          name: 'name',
          message: 'Name, for example DealGrid',
          validate: (name) => /^[A-Z][A-Za-z0-9]+$/.test(name) || `'${name}' is not a component name like 'DealGrid'.`,
        },
      ],
      actions: [
        {
          type: 'addMany',
          base: `tools/new/${kind}`,
          templateFiles: `tools/new/${kind}/*.hbs`,
          destination: `${folder}/{{name}}`,
        },
      ],
    });
  }
  const brands = join(plop.getDestBasePath(), 'brands');
  plop.setGenerator('brand', {
    description: 'a copy of the starter, in brands',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name, for example maren-sample',
        validate: (name) => isBrandName(name, brands),
      },
    ],
    actions: [({ name }) => writeBrand(name, brands)],
  });
  checkArguments(plop.getGeneratorList().map(({ name }) => name));
}
