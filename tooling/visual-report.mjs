/** The report page of visual changes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @typedef {object} Result
 * @property {string} key
 * @property {string} story
 * @property {string} mode
 * @property {'same' | 'changed' | 'new' | 'gone' | 'broken' | 'empty'} state
 * @property {number} [pixels]
 * @property {string} [message]
 * @property {Buffer} [before]
 * @property {Buffer} [after]
 * @property {Buffer} [difference]
 */

/**
 * Writes `index.html` and its pictures into a folder that needs no other files.
 * @param {string} folder
 * @param {Result[]} results
 */
export function writeReport(folder, results) {
  const shown = results.filter(({ state }) => state !== 'empty')
  for (const { key, before, after, difference } of shown) {
    const base = join(folder, 'pictures', key)
    mkdirSync(dirname(base), { recursive: true })
    if (after) writeFileSync(`${base}.after.webp`, after)
    if (difference) writeFileSync(`${base}.difference.webp`, difference)
    if (before) writeFileSync(`${base}.before.webp`, before)
  }
  const data = shown.map(({ before, after, difference, ...rest }) => rest)
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  writeFileSync(
    join(folder, 'index.html'),
    PAGE.replace('"RESULTS"', () => json),
  )
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What has changed</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d5d5d5, #444); --accent: light-dark(#8a4b12, #f0b775) }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; background: Canvas; border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 18px }
fieldset { display: flex; gap: 4px; margin: 0; padding: 0; border: 0 }
legend { position: absolute; clip-path: inset(50%) }
button, input { padding: 4px 12px; border: 1px solid var(--line); border-radius: 6px; background: Canvas; color: CanvasText; font: inherit }
button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); font-weight: 600 }
main { padding: 0 24px 96px }
article { padding-block: 24px; border-bottom: 1px solid var(--line) }
h2 { margin: 0 0 12px; font-size: 15px }
h2 small { margin-inline-start: 12px; font-weight: 400; opacity: .75 }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 }
figcaption { font-size: 13px; opacity: .75 }
img { max-width: 100%; border: 1px solid var(--line); background: repeating-conic-gradient(#ccc 0 25%, #eee 0 50%) 0 / 16px 16px }
.one { position: relative; display: inline-block; max-width: 100% }
.one img { display: block }
.one img + img { position: absolute; inset: 0 auto auto 0 }
.one[data-view=slide] img + img { clip-path: inset(0 0 0 var(--at, 50%)) }
.one[data-view=toggle] img + img { visibility: hidden }
.one[data-view=toggle][data-flipped] img + img { visibility: visible }
input[type=range] { display: block; width: 100%; padding: 0 }
</style>
<header>
<h1>What has changed</h1>
<fieldset id="states"><legend>Show</legend></fieldset>
<fieldset id="views"><legend>Compare</legend></fieldset>
<input id="text" type="search" placeholder="Story or mode" aria-label="Story or mode">
<output id="count"></output>
</header>
<main id="list"></main>
<script>
const results = "RESULTS"
const states = ['changed', 'new', 'gone', 'broken', 'same']
const views = { side: 'side by side', slide: 'slider', toggle: 'press to flip' }
let state = states.find((it) => results.some((result) => result.state === it)) ?? 'same'
let view = 'side'
const $ = (id) => document.getElementById(id)
const make = (tag, own = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), own)
  element.append(...children)
  return element
}
const picture = (result, part) => make('img', { src: 'pictures/' + result.key + '.' + part + '.webp', alt: part, loading: 'lazy' })
const captioned = (result, part) => make('figure', {}, make('figcaption', { textContent: part }), picture(result, part))
function pictures(result) {
  if (result.state === 'broken') return make('p', { textContent: result.message })
  if (result.state === 'same') return ''
  if (result.state === 'new') return captioned(result, 'after')
  if (result.state === 'gone') return captioned(result, 'before')
  if (view === 'side') return make('div', { className: 'pictures' }, ...['before', 'after', 'difference'].map((part) => captioned(result, part)))
  const one = make('div', { className: 'one' }, picture(result, 'before'), picture(result, 'after'))
  one.dataset.view = view
  if (view === 'toggle') one.onclick = () => one.toggleAttribute('data-flipped')
  const range = make('input', { type: 'range', value: 50, ariaLabel: 'From before to after' })
  range.oninput = () => one.style.setProperty('--at', range.value + '%')
  return view === 'slide' ? make('div', {}, range, one) : one
}
function draw() {
  const text = $('text').value.toLowerCase()
  const shown = results.filter((it) => it.state === state && (it.story + ' ' + it.key).toLowerCase().includes(text))
  $('list').replaceChildren(...shown.map((it) => make('article', {}, make('h2', {}, it.story, make('small', { textContent: it.mode + (it.pixels ? ', ' + it.pixels + ' pixels' : '') })), pictures(it))))
  $('count').value = shown.length + ' shots'
  for (const button of document.querySelectorAll('button')) button.ariaPressed = String([state, view].includes(button.value))
}
for (const it of states) $('states').append(make('button', { value: it, textContent: it + ' ' + results.filter((result) => result.state === it).length, onclick: () => { state = it; draw() } }))
for (const [value, textContent] of Object.entries(views)) $('views').append(make('button', { value, textContent, onclick: () => { view = value; draw() } }))
$('text').oninput = draw
draw()
</script>
`
