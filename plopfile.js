const kinds = {
  primitive: {
    description: 'a control or a piece of layout, in packages/ui/src',
    folder: 'packages/ui/src',
  },
  section: {
    description: 'a page-wide piece with content, in packages/sections/src',
    folder: 'packages/sections/src',
  },
};

/** `npx plop primitive NAME` and `npx plop section NAME` write component, styles and stories of a new folder. */
export default function configure(plop) {
  for (const [kind, { description, folder }] of Object.entries(kinds)) {
    plop.setGenerator(kind, {
      description,
      prompts: [
        {
          type: 'input',
          name: 'name',
          message: 'Name, like DealGrid',
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
}
