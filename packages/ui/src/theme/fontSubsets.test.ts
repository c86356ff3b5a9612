import { expect, test } from 'vitest';
import { charactersOf, fontSubsets } from './fontSubsets.ts';

test('no character is in two files', () => {
  const characters = fontSubsets.flatMap((subset) => Array.from(charactersOf(subset)));
  expect(characters.length).toBe(new Set(characters).size);
});

test('the preloaded file contains the characters of an English page', () => {
  const core = fontSubsets.find(({ name }) => name === 'core');
  if (!core) throw new Error('There is no core subset.');
  const page = 'The quick brown fox… “Say the number”, she’d said – €1.5M × 3 − $2 · £4 — 37 °C © 2026';
  expect(Array.from(page).filter((character) => !charactersOf(core).includes(character))).toEqual([]);
});

test('all files together contain the names of Europe', () => {
  const names = 'Vermögen, Größe, façade, œuvre, smørrebrød, Łódź, Kraków, Dvořák, Győr, Ștefan, İzmir';
  const drawn = fontSubsets.map(charactersOf).join('');
  expect(Array.from(names).filter((character) => !drawn.includes(character))).toEqual([]);
});
