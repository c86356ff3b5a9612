import { describe, expect, test } from 'vitest';
import { firstMessages } from '../testing/firstMessages.ts';
import { invitationSchema } from './invitation.ts';

const invitation = {
  eventName: 'Harbour Days',
  eventDate: '2026-09-10',
  location: 'Hamburg, Germany',
  contactName: 'Robin Sample',
  contactEmail: 'robin@example.com',
  contactPhone: '+49 40 000000',
  organizationName: 'Example Events',
  eventDescription: 'Two days about ports.',
  audienceSize: '400',
  budget: '€20,000',
  requirements: true,
};

describe('REQ-CAL-5, REQ-FORM-1: invitation form', () => {
  const spaces = Object.fromEntries(Object.keys(invitation).map((name) => [name, '   ']));

  test.each([
    ['no answer', {}],
    ['spaces', { ...spaces, requirements: false }],
  ])('returns each of the eleven messages at its field: %s', (_case, input) => {
    expect(firstMessages(invitationSchema, input)).toEqual({
      eventName: 'Event name is required',
      eventDate: 'Event date is required',
      location: 'Location is required',
      contactName: 'Contact name is required',
      contactEmail: 'Valid email is required',
      contactPhone: 'Phone number is required',
      organizationName: 'Organization name is required',
      eventDescription: 'Please provide more details about the event',
      audienceSize: 'Expected audience size is required',
      budget: 'Budget information is required',
      requirements: 'You must accept the requirements',
    });
  });

  test.each(['robin', 'robin@', 'robin@example', 'robin @example.com'])('refuses the address %j', (contactEmail) => {
    expect(firstMessages(invitationSchema, { ...invitation, contactEmail })).toEqual({
      contactEmail: 'Valid email is required',
    });
  });

  test('accepts a description of 10 characters and refuses 9', () => {
    expect(firstMessages(invitationSchema, { ...invitation, eventDescription: '1234567890' })).toEqual({});
    expect(firstMessages(invitationSchema, { ...invitation, eventDescription: '123456789 ' })).toEqual({
      eventDescription: 'Please provide more details about the event',
    });
  });

  test('notes are optional, and invisible characters around the address are removed', () => {
    expect(invitationSchema.parse({ ...invitation, contactEmail: ' robin@example.com\u200f' })).toEqual({
      ...invitation,
      additionalNotes: '',
    });
  });

  test('lines have at most 200 characters, the address 255, the phone 50, long texts 5000', () => {
    const longest = {
      ...invitation,
      eventName: 'e'.repeat(200),
      contactPhone: '0'.repeat(50),
      eventDescription: 'd'.repeat(5000),
      additionalNotes: 'n'.repeat(5000),
    };
    expect(firstMessages(invitationSchema, longest)).toEqual({});
    const lines = ['eventName', 'eventDate', 'location', 'contactName', 'organizationName', 'audienceSize', 'budget'];
    const tooLong = {
      ...invitation,
      ...Object.fromEntries(lines.map((name) => [name, 'x'.repeat(201)])),
      contactEmail: `${'a'.repeat(250)}@example.com`,
      contactPhone: '0'.repeat(51),
      eventDescription: 'd'.repeat(5001),
      additionalNotes: 'n'.repeat(5001),
    };
    expect(firstMessages(invitationSchema, tooLong)).toEqual({
      eventName: 'Event name must be at most 200 characters',
      eventDate: 'Event date must be at most 200 characters',
      location: 'Location must be at most 200 characters',
      contactName: 'Contact name must be at most 200 characters',
      contactEmail: 'Email must be at most 255 characters',
      contactPhone: 'Phone must be at most 50 characters',
      organizationName: 'Organization name must be at most 200 characters',
      eventDescription: 'Event description must be at most 5000 characters',
      audienceSize: 'Audience size must be at most 200 characters',
      budget: 'Budget must be at most 200 characters',
      additionalNotes: 'Additional notes must be at most 5000 characters',
    });
  });
});
