import { describe, expect, it } from 'vitest';
import { messageAbout, talkOf } from './askedTalk.ts';
import type { Talk } from './talk.ts';

const talk = (id: string, title: string): Talk => ({
  id,
  title,
  promise: 'You leave with a list.',
  minutes: 20,
  note: 'The short one.',
  eventType: 'keynote',
});
const [short, long] = [talk('page-nine', 'Page nine'), talk('numbers', 'Every number')];
const talks = [short, long];

describe('messageAbout', () => {
  it('starts the message with the title and keeps what is written', () => {
    expect(messageAbout(short, '', talks)).toBe('Page nine: ');
    expect(messageAbout(short, 'Vienna, in May', talks)).toBe('Page nine: Vienna, in May');
  });

  it('replaces the title of another talk and does not repeat its own', () => {
    expect(messageAbout(long, 'Page nine: Vienna', talks)).toBe('Every number: Vienna');
    expect(messageAbout(long, 'Every number: Vienna', talks)).toBe('Every number: Vienna');
  });
});

describe('talkOf', () => {
  it('finds the talk by the anchor of its link', () => {
    expect(talkOf('#talk-numbers', talks)).toBe(long);
    expect(talkOf('#numbers', talks)).toBeUndefined();
    expect(talkOf('', talks)).toBeUndefined();
  });
});
