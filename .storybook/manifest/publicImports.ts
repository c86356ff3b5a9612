/** Replaces imports from `@podium/ui`, which has no exports, by its modules. Removes relative imports of the story. */
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
