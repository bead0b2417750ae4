/**
 * The `sessionToken` that browsers send: empty, because scripts cannot read the session cookie. The
 * site's front server writes the cookie's token there (docs/decisions/0032).
 */
export const SESSION_TOKEN = ''
