import { FLAG_NAMES } from '../../src/rules/codes/flags'
import { evaluateFlag, type FlagChoices } from '../api/page/feature-flags'
import { type Html, html } from './html'

/** The feature flags as buttons: each toggles a flag for this browser, the last resets all. */
export function flagForms(choices: FlagChoices, returnTo: string): Html {
  const buttons = FLAG_NAMES.map((name) => {
    const isOn = evaluateFlag(name, choices, null).value === true
    return html`<button name="flag" value="${name}:${isOn ? 'off' : 'on'}" aria-pressed="${`${isOn}`}"${
      isOn && html` aria-current="true"`
    }>${name}</button>`
  })
  return html`<section class="wide" aria-labelledby="flags">
<h2 id="flags">Feature flags</h2>
<p class="hint">What is marked is on for this browser. A page learns of a change when it is loaded.</p>
<form method="post" action="/sandbox/flags" class="row">
<input type="hidden" name="returnTo" value="${returnTo}">
${buttons}
<button name="clear" value="true">As the chain has them</button>
</form>
</section>`
}
