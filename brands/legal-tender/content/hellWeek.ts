/** One day of the week, which takes seven pages of the PDF. */
export interface HellWeekDay {
  name: string;
  task: string;
  why: string;
  steps: [string, string, string];
}

const days: HellWeekDay[] = [
  {
    name: 'Monday',
    task: 'Say your number aloud',
    why: 'A price that you have never said aloud is a wish. The first time it leaves your mouth should not be in front of a buyer.',
    steps: [
      'Write down what your company, your hour or your house is worth. One figure.',
      'Say it aloud to three people who may laugh.',
      'Write down the first thing that each of them asks.',
    ],
  },
  {
    name: 'Tuesday',
    task: 'Call the person you owe an answer',
    why: 'There is always one. The answer gets no better with age, and everybody involved knows it.',
    steps: ['Find the oldest unanswered message that matters.', 'Call. Do not write.', 'Answer in the first minute.'],
  },
  {
    name: 'Wednesday',
    task: 'Read a contract that you have signed',
    why: 'Most surprises were agreed to years ago, on paper, by you.',
    steps: [
      'Take the one with the highest yearly cost.',
      'Read every page, the annexes too, with a pencil.',
      'List what you did not know. Set the date on which you can leave.',
    ],
  },
  {
    name: 'Thursday',
    task: 'Ask for something you will be refused',
    why: 'Whoever is never refused asks too low. Today the refusal is the point.',
    steps: [
      'Choose a request that is fair and far.',
      'Ask a person who can say yes.',
      'When the no comes, ask what would have made it a yes. Write that down.',
    ],
  },
  {
    name: 'Friday',
    task: 'End something',
    why: 'A project that nobody ends takes its share of every week. Ending it is work; so it is on the list.',
    steps: [
      'Choose what you would not begin again today.',
      'Tell those it concerns, before noon.',
      'Give back what is theirs, and write down what it cost.',
    ],
  },
  {
    name: 'Saturday',
    task: 'Do the work of somebody you pay',
    why: 'You know what it costs. Find out what it takes.',
    steps: [
      'Ask somebody whether you may have their job for four hours.',
      'Do it under their eyes, without improving anything.',
      'Ask what you do that makes it harder. Only listen.',
    ],
  },
  {
    name: 'Sunday',
    task: 'Write the letter to the one who comes after you',
    why: 'One day somebody else sits at your desk. What you cannot explain to them, you do not own; it owns you.',
    steps: [
      'Two pages, by hand: what is here, what it needs, what to leave alone.',
      'Read them aloud.',
      'Underline whatever only you can do. That is next week.',
    ],
  },
];

/** Content of the PDF 'Hell Week, on paper': a cover and seven pages a day, which make the 50 stated on it. */
export const hellWeek = {
  lede: 'Seven days, one uncomfortable task a day. Print it double-sided; the margins are meant for a pencil.',
  days,
  labels: {
    task: 'The task',
    why: 'Why it is uncomfortable',
    before: 'Before',
    log: 'The day',
    after: 'After',
    notes: 'Notes',
  },
  before: ['What do you expect to happen?', 'What is the worst that could?', 'Whom will you tell that you did it?'],
  after: ['What happened?', 'What were you wrong about?', 'What do you do differently from tomorrow on?'],
};
