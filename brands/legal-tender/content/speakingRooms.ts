/** The past events of the calendar on /speaking. */
export const speakingRooms = {
  heading: { one: '{rooms} room, {people} chairs', other: '{rooms} rooms, {people} chairs' },
  note: 'One dot is ten people. Counted at the door, not at the press desk.',
};
