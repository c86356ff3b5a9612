import { pageMetas } from '../../../apps/site/src/head/pageMetas.ts';
import { expect } from '@playwright/test';
import { confirmationLinkIn, password } from '../people.ts';
import { newAddress, waitForMail } from '../site.ts';
import { test } from './visitor.ts';

/** The main journeys, in Firefox and WebKit. The other flows test their details in Chromium. */

test('home: the bar scrolls to a section, and a dialog returns the focus', async ({ visitor }) => {
  await visitor.driver.setWidth(1280);
  await visitor.open('/');
  await visitor.sees('Every talk is a closed deal, reopened.');
  await visitor.clicks('link', 'Calendar');
  const distance = () =>
    visitor.driver.evaluate(() => document.querySelector('#calendar')?.getBoundingClientRect().top, undefined);
  await expect.poll(distance).toBeLessThan(200);
  await visitor.isAt('/');

  await visitor.clicks('button', 'Details');
  await visitor.expect(() => document.querySelectorAll('dialog[open]').length, 1);
  await visitor.presses('Escape');
  await visitor.expect(() => document.querySelectorAll('dialog[open]').length, 0);
  await visitor.hasFocusOn('button', 'Details');

  // Engines format amounts differently by default.
  await visitor.open('/invest');
  await visitor.sees('Nothing starts below €500K.');
});

test('forms: a message is sent and mailed', async ({ visitor }) => {
  const email = newAddress('writer');
  await visitor.open('/contact');
  await visitor.clicks('tab', 'Media');
  await visitor.clicks('button', 'Send message');
  await visitor.hasFocusOn('field', 'Name');
  await visitor.fills('Name', 'Robin Roe');
  await visitor.fills('E-mail', email);
  await visitor.fills('Message', 'May we print the photograph?');
  await visitor.clicks('button', 'Send message');
  await visitor.sees('Message Sent!');
  await waitForMail(visitor.address, email, /./);
});

test('sign-up to deals', async ({ visitor }) => {
  const email = newAddress('investor');
  await visitor.open('/');
  await visitor.clicks('link', 'Request Deal Access');
  await visitor.clicks('button', 'New here?');
  await visitor.sees('Join the elite');
  await visitor.fills('Full name', 'Mara Lindqvist');
  await visitor.fills('E-mail', email);
  await visitor.fills('Password', password);
  await visitor.fills('Confirm password', password);
  await visitor.clicks('button', 'Create Account');
  await visitor.sees('Check your email');

  await visitor.open(confirmationLinkIn(await waitForMail(visitor.address, email, /confirm/i)));
  await visitor.clicks('button', 'Confirm my address');
  await visitor.fills('Password', password);
  await visitor.fills('Confirm password', password);
  await visitor.clicks('button', 'Save and sign in');
  await visitor.isAt('/');

  await visitor.open('/deals');
  await visitor.clicks('link', 'Complete Qualification');
  await visitor.clicks('choice', 'Yes');
  await visitor.clicks('choice', 'Germany');
  await visitor.clicks('button', 'Continue');
  await visitor.fills('Minimum commitment', '1,500,000');
  await visitor.fills('Net worth', '4,000,000');
  await visitor.clicks('choice', '8+');
  await visitor.clicks('button', 'Continue');
  await visitor.clicks('choice', 'Real Estate');
  await visitor.clicks('choice', 'I have read');
  await visitor.clicks('button', 'Submit Application');
  await visitor.isAt('/deals');
  await visitor.sees('Qualified Investor');
  await visitor.clicks('button', 'Sign Out');
  await visitor.sees('You have been successfully signed out.');
});

test('theme: a chosen theme is kept', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.clicks('choice', 'Plate');
  for (const visit of [0, 1]) {
    if (visit) await visitor.open('/about');
    await visitor.expect(() => document.documentElement.dataset['theme'], 'dark');
    await visitor.expect(() => getComputedStyle(document.body).colorScheme, 'dark');
  }
});

test('keyboard: from the home page through sign-in to a dialog of the deals', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tabsTo('link', 'Request Deal Access');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('heading', 'Create Account');
  await visitor.tabsTo('button', 'Already have an account? Sign In');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('heading', 'Sign In');
  await visitor.tabsTo('field', 'E-mail');
  await visitor.driver.type('investor@podium.example');
  await visitor.tabsTo('field', 'Password');
  await visitor.driver.type('podium-demo');
  await visitor.presses('Enter');
  await visitor.isAt('/');

  await visitor.open('/deals');
  await visitor.sees('Qualified Investor');
  await visitor.tabsTo('choice', 'All');
  await visitor.presses('ArrowRight', 'ArrowRight');
  await visitor.hasFocusOn('choice', 'Venture Capital');
  // Otherwise the focus may reach a card that the filter removes.
  await visitor.sees('1 deal');
  await visitor.tabsTo('button', 'View Details');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('button', 'Close');
  await visitor.presses('Escape');
  await visitor.hasFocusOn('button', 'View Details');
});

test('every page fits a phone of 320 px', async ({ visitor }) => {
  await visitor.driver.setWidth(320);
  for (const { path } of pageMetas) {
    if (path === undefined) continue;
    await visitor.driver.goto(visitor.address + path);
    const { overflow, banner } = await visitor.driver.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // Some pages have no banner.
      const { height } = document.querySelector('header section')?.getBoundingClientRect() ?? { height: 48 };
      return { overflow: scrollWidth - clientWidth, banner: height };
    }, undefined);
    expect.soft({ overflow, banner }, path).toEqual({ overflow: 0, banner: 48 });
  }
});
