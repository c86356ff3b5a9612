interface Annotations {
  args?: object;
  decorators?: unknown[];
}

const meta = (annotations: Annotations) => ({
  ...annotations,
  story: (story: Annotations = {}) => {
    const all = {
      ...annotations,
      ...story,
      args: { ...annotations.args, ...story.args },
      decorators: [...(story.decorators ?? []), ...(annotations.decorators ?? [])],
    };
    return { ...all, input: all };
  },
});

/** Replaces Storybook's preview: a story is an object with its arguments and decorators. */
export default { meta };
