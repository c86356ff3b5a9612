/** Where there is no script to turn the slides, and on paper, all of them stand one below the other. */
export const wholeList = '(scripting: none), print';
