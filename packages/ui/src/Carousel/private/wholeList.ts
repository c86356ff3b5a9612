/** Without scripts and in print, all slides are shown as a list. */
export const wholeList = '(scripting: none), print';
