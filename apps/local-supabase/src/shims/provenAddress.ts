import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a hole: when a user names a new address, lite asks only the old mailbox, and whoever
 * owns that could take any address that has no account yet. Hosted asks both. Nothing here changes an address, so none
 * can be changed.
 */
export function provenAddress(next: Api): Api {
  return async (request, context) => {
    const isChange = isAuthCall(request, 'PUT', 'user') && Boolean((await fieldsOf(request))['email']);
    return isChange
      ? authRefusal(422, 'email_address_not_authorized', 'The e-mail address of an account cannot be changed here')
      : next(request, context);
  };
}
