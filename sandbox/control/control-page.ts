import {
  homeSearchPath,
  hotelOverviewPath,
  hotelReviewsPath,
  rateListPath,
} from '../../src/rules/site/paths'
import { withQuery } from '../../src/rules/site/query'
import { FAULT_KINDS, withoutNonce } from '../api/faults/fault-syntax'
import type { LogLine } from '../api/page/client-log'
import type { FlagChoices } from '../api/page/feature-flags'
import { contextPathOf } from '../cms/locales'
import { type Appearance, SCHEMES, THEMES } from '../cms/page/theme'
import { type Visitor, visitors } from '../database/seeding/visitors'
import { LOCALES, type Locale } from '../seed/seed-types'
import { site } from '../site'
import { flagForms } from './flag-forms'
import { type Html, html } from './html'
import { membersToSignIn } from './members'

export interface ControlPage {
  /** The current visitor of the browser. */
  visitor: Visitor
  /** The browser's faults as text. */
  faults: string
  /** Why the last form changed nothing. */
  notice: string | null
  /** The flags that this browser has changed. */
  flags: FlagChoices
  /** The theme and scheme of this browser. */
  appearance: Appearance
  hotels: readonly { id: string; seoNickname: string; name: string }[]
  /** The locale of the linked pages. */
  locale: Locale
  log: readonly LogLine[]
  /** The page to return to after a form. */
  returnTo: string
}

const FAULT_EXAMPLES = [
  'PropertyBar:slow:3000',
  'PropertyBarAuth:once-status:503',
  'UpdateSavedProperties:fail',
  'userDetails:timeout',
  '*:nonsense',
]

/** `GET /sandbox` as HTML: forms and links only, no script. */
export function controlPage(page: ControlPage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox: ${page.visitor.label}</title>
<link rel="icon" href="/media/favicon.svg">
<link rel="stylesheet" href="/sandbox/control.css">
</head>
<body>
<main>
<header>
<h1>Sandbox</h1>
<p>This browser is <strong>${page.visitor.label}</strong>. Faults: ${
    page.faults ? html`<code>${page.faults}</code>` : 'none'
  }.</p>
</header>
${page.notice && html`<p class="notice wide" role="alert">${page.notice}</p>`}
${visitorForms(page)}
${faultForms(page)}
${flagForms(page.flags, page.returnTo)}
${deskForm(page)}
${appearanceForms(page)}
${links(page)}
${membersToSignIn()}
${logLines(page)}
</main>
</body>
</html>
`.text
}

function visitorForms({ visitor, returnTo }: ControlPage): Html {
  // All other visitors sign in and out on the site.
  const buttons = visitors
    .filter(({ sessionValues }) => Object.keys(sessionValues).length > 0)
    .map(
      ({ id, label }) =>
        html`<button name="visitor" value="${id}"${
          id === visitor.id && html` aria-current="true"`
        }>${label}</button>`,
    )
  return html`<section aria-labelledby="visitor">
<h2 id="visitor">Visitor</h2>
<p class="hint">What cannot be reached by signing in as one of <a href="#members">these</a>.</p>
<form method="post" action="/sandbox/visitor" class="stack">
<input type="hidden" name="returnTo" value="${returnTo}">
${buttons}
</form>
<form method="post" action="/sandbox/idle" class="stack">
<input type="hidden" name="returnTo" value="${returnTo}">
<button>Let 30 minutes pass for this browser's session</button>
</form>
<form method="post" action="/sandbox/reset" class="stack">
<input type="hidden" name="returnTo" value="${returnTo}">
<button>Give all visitors their saved hotels back</button>
</form>
</section>`
}

function faultForms({ faults, returnTo }: ControlPage): Html {
  return html`<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<form method="post" action="/sandbox/faults">
<input type="hidden" name="returnTo" value="${returnTo}">
<label for="fault-text">Faults of this browser's calls</label>
<p class="hint" id="fault-hint">target:kind, several with commas. The target is an operation, the
last segment of a REST path, or *. Kinds: ${FAULT_KINDS.join(', ')}; once- before a kind limits it
to the first call.</p>
<input id="fault-text" name="faults" value="${withoutNonce(faults)}" aria-describedby="fault-hint"
 list="fault-examples" autocomplete="off" spellcheck="false">
<datalist id="fault-examples">${FAULT_EXAMPLES.map((text) => html`<option>${text}</option>`)}</datalist>
<div class="row">
<button class="main">Set</button>
<button name="clear" value="true">Clear</button>
</div>
</form>
</section>`
}

/** What the system of a hotel says of a room; guests check in by themselves. */
export const DESK_EVENTS = ['arrive', 'depart', 'miss'] as const
const DESK_NAMES = { arrive: 'Arrived', depart: 'Departed', miss: 'No-show' }

function deskForm({ returnTo }: ControlPage): Html {
  const buttons = DESK_EVENTS.map(
    (event) => html`<button name="event" value="${event}">${DESK_NAMES[event]}</button>`,
  )
  return html`<section aria-labelledby="desk">
<h2 id="desk">The desk of a hotel</h2>
<form method="post" action="/sandbox/desk">
<input type="hidden" name="returnTo" value="${returnTo}">
<label for="desk-number">Confirmation number of the room</label>
<p class="hint" id="desk-hint">What the hotel’s own system says of its guest.</p>
<input id="desk-number" name="number" aria-describedby="desk-hint" inputmode="numeric"
 autocomplete="off" required>
<div class="row">${buttons}</div>
</form>
</section>`
}

const THEME_NAMES = {
  alderway: 'Alderway',
  'quiet-luxury': 'Quiet luxury',
  'bright-city': 'Bright city',
}
const SCHEME_NAMES = { system: 'As my system', light: 'Light', dark: 'Dark' }

function appearanceForms({ appearance, returnTo }: ControlPage): Html {
  const button = (name: 'theme' | 'scheme', value: string, label: string) =>
    html`<button name="${name}" value="${value}"${
      appearance[name] === value && html` aria-current="true"`
    }>${label}</button>`
  return html`<section class="wide" aria-labelledby="appearance">
<h2 id="appearance">Look</h2>
<form method="post" action="/sandbox/appearance" class="row" aria-label="Theme">
<input type="hidden" name="returnTo" value="${returnTo}">
${THEMES.map((theme) => button('theme', theme, THEME_NAMES[theme]))}
</form>
<form method="post" action="/sandbox/appearance" class="row" aria-label="Light or dark">
<input type="hidden" name="returnTo" value="${returnTo}">
${SCHEMES.map((scheme) => button('scheme', scheme, SCHEME_NAMES[scheme]))}
</form>
</section>`
}

function links({ hotels, locale }: ControlPage): Html {
  const root = contextPathOf(locale)
  const rows = hotels.map(({ id, seoNickname, name }) => {
    const link = (path: string, text: string) =>
      html`<td><a href="${root}${path}" aria-label="${text}, ${name}">${text}</a></td>`
    return html`<tr><th scope="row">${name} <code>${id}</code></th>${[
      link(hotelOverviewPath(site, seoNickname), 'Overview'),
      link(hotelReviewsPath(site, seoNickname), 'Reviews'),
      link(withQuery(site, rateListPath(site), { propertyCode: id }), 'Rate list'),
    ]}</tr>`
  })
  const locales = LOCALES.map(
    (each) =>
      html`<a href="/sandbox?locale=${each}#pages"${each === locale && html` aria-current="true"`}>${each}</a>`,
  )
  return html`<section class="wide" aria-labelledby="pages">
<h2 id="pages">Pages to try</h2>
<nav class="row" aria-label="Locale of the pages">${locales}</nav>
<p><a href="${root}${homeSearchPath(site)}">Home</a></p>
<table><tbody>${rows}</tbody></table>
</section>`
}

function logLines({ log }: ControlPage): Html {
  const recent = log.slice(-20).reverse()
  return html`<section class="wide" aria-labelledby="log">
<h2 id="log">What browsers reported</h2>
${
  recent.length === 0
    ? html`<p class="empty">Nothing yet.</p>`
    : html`<ol class="log">${recent.map(
        ({ at, message }) =>
          html`<li><time datetime="${at}">${at.slice(11, 19)}</time> ${message}</li>`,
      )}</ol>`
}
</section>`
}
