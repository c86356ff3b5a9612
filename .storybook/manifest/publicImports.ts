/**
 * Storybook writes imports of a component's package, which has no such entry, and keeps relative imports of the story.
 * Replaces the first by the modules that export the names, and removes the second, which repeat some of them.
 */
export function withPublicImports(imports: string, specifiers: ReadonlyMap<string, string>): string {
  return imports
    .replaceAll(/^import \{([^}]*)\} from '@podium\/\w+';/gm, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (specifiers.has(name) ? `import { ${name} } from '${specifiers.get(name)}';` : ''))
        .filter(Boolean)
        .join('\n'),
    )
    .replaceAll(/^import [^;]* from '(?:\.|podium')[^;]*;\n?/gm, '')
    .trim();
}
