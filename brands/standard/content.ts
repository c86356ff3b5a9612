/**
 * The texts that are the same in most brands: accounts, forms, errors. A brand re-exports all of them; its own export
 * of the same name replaces one.
 */
export * from './absent.ts';
export { account } from './account.ts';
export { accountHeader, loadingPanel } from './accountHeader.ts';
export { auth } from './auth.ts';
export { eventDialog } from './eventTexts.ts';
export {
  dealCategoryLabels,
  dealRiskLabels,
  experienceLevels,
  interestLabels,
  residencyLabels,
} from './answerLabels.ts';
export { loadError } from './loadError.ts';
export { mailTexts } from './mailTexts.ts';
export { newsletterMails } from './newsletterMails.ts';
export { newsletterResult } from './newsletterResult.ts';
export { pageNoScriptNotice } from './noScript.ts';
export { notFound } from './notFound.ts';
export { personDescription } from './person.ts';
export { proposal } from './proposal.ts';
export { qualificationRequired } from './qualificationRequired.ts';
export { secondFactor } from './secondFactor.ts';
export { sessionTrouble } from './sessionTrouble.ts';
