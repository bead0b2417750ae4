import { logoutPath, signInPath } from '../../src/rules/site/paths'
import type { AccountStanding } from '../database/members/account-schema'
import { SEED_PASSWORD, seedAccounts } from '../database/seeding/seed-accounts'
import { visitors } from '../database/seeding/visitors'
import { site } from '../site'
import { type Html, html } from './html'

const STANDINGS: Record<AccountStanding, string> = {
  active: '',
  combined: 'Is told that the account was combined with another (ER5)',
  audit: 'Is asked to call (ER6)',
  notice: 'Is told what our staff has noted (ER7)',
  providerWarning: 'Has to change the password, for a provider (ER8)',
  enrolling: 'Is not enrolled yet, for a provider (ER9)',
}

/** The members with an account, and the case that each of them shows. */
export function membersToSignIn(): Html {
  const rows = seedAccounts.map((account) => {
    const named = visitors.find(
      ({ kind, customerId }) => kind === 'authenticated' && customerId === account.customerId,
    )
    const meets = [
      STANDINGS[account.standing],
      account.passwordHash === null && 'Has no online account yet: activates it',
      account.hasMfa && 'Is sent a code',
      !account.isPhoneConfirmed && 'Is asked about the telephone number (W91)',
    ].filter(Boolean)
    const text = meets.join('; ') || named?.label || 'A member'
    return html`<tr><th scope="row"><code>${account.email}</code></th><td>${text}</td></tr>`
  })
  return html`<section class="wide" aria-labelledby="members">
<h2 id="members">Sign in as</h2>
<p class="hint">At <a href="${signInPath(site)}">the sign-in page</a>, everybody with <code>${SEED_PASSWORD}</code>; what the
chain sends is in the <a href="/sandbox/mailbox">mailbox</a>. Remembered is who ticked “Remember me” and
<a href="${logoutPath(site)}">signed out</a>.</p>
<table class="wraps"><tbody>${rows}</tbody></table>
</section>`
}
