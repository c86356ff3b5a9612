/** Content of the PDF 'Prompts for people who read contracts'. */
export const promptSheet = {
  lede: 'Paste a clause, then one of these. The answer is a question to ask, and never advice: have a lawyer read what you sign.',
  groups: [
    {
      heading: 'Before you read',
      prompts: [
        'List the parties to this contract, what each owes the other, and by when. Quote the clause for every line.',
        'Which words in this text are defined, and which are capitalised without a definition?',
        'Say in one sentence what happens if neither side does anything from today on.',
        'Which documents does this contract refer to that I have not given you?',
        'Sort the clauses by how much they could cost me. Give the worst case of each in money or in months.',
      ],
    },
    {
      heading: 'The price',
      prompts: [
        'Which events change the price after signing? Draw up a table: event, who decides, in whose favour.',
        'Work the earn-out through three years: as planned, 20 per cent below, and with a sale in year two.',
        'What has to be true of the accounts for the price to hold, and who has checked it?',
        'Find every deadline for a payment. What does a day late cost, and whom?',
        'Which part of the price could I be asked to give back, for how long, and under which clause?',
      ],
    },
    {
      heading: 'The way out',
      prompts: [
        'How do I leave this contract? Give every way, its notice, its form and its cost.',
        'How does the other side leave it? Mark what they may do and I may not.',
        'Which duties go on after the end, and until when?',
        'If we disagree: who decides, where, in which language, and who pays for it?',
        'Write the three questions that a careful seller would ask about this clause before signing.',
      ],
    },
    {
      heading: 'What is not there',
      prompts: [
        'Which clauses would you expect in a contract of this kind that are missing here?',
        'Where does this text say "reasonable", "material" or "best efforts"? Who would judge that?',
        'What could the other side do tomorrow that I would hate and this contract allows?',
        'Which promise was made to me in words and is not in this text? I will paste my notes.',
        'Rewrite this clause so that a tired person understands it at the first reading. Change nothing in what it does.',
      ],
    },
  ],
};
