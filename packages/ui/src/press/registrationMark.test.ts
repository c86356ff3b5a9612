import { describe, expect, it } from 'vitest';
import { registrationMark } from './registrationMark.ts';

describe('registrationMark', () => {
  it('is a well-formed CSS image: a ring and a cross through its middle', () => {
    expect(registrationMark()).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
    expect(decodeURIComponent(registrationMark())).toContain(
      "<circle cx='10' cy='10' r='5.5'/><path d='M10 0v20M0 10h20'/>",
    );
  });
});
