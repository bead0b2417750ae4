/** The control page's stylesheet; in TypeScript, so that the server bundle contains it. */
export const controlStyles = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2430, #e8ebf0);
  --quiet: light-dark(#55606f, #a6b0be);
  --paper: light-dark(#ffffff, #171c24);
  --ground: light-dark(#f2f4f7, #0f1319);
  --line: light-dark(#d4dae2, #323b48);
  --accent: light-dark(#0b5c6b, #7fd0de);
  --on-accent: light-dark(#ffffff, #06252b);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
main {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 64rem;
  margin-inline: auto;
  padding: 2rem 1rem 4rem;
}
@media (min-width: 48rem) {
  main { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  header, .wide { grid-column: 1 / -1; }
}
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
header p { margin: .5rem 0 0; }
section {
  padding: 1.25rem;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: .75rem;
}
form { margin: 0; }
form + form { margin-top: .75rem; }
.stack { display: grid; gap: .5rem; }
button, input {
  min-height: 2.75rem;
  padding: .5rem .875rem;
  border: 1px solid var(--line);
  border-radius: .5rem;
  font: inherit;
  color: inherit;
  background: var(--paper);
}
button { cursor: pointer; text-align: start; }
button:hover { border-color: var(--accent); }
button.main, button[aria-current] {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--on-accent);
}
input { width: 100%; font-family: ui-monospace, monospace; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
label { display: block; font-weight: 600; }
.hint, .empty { margin: .25rem 0; color: var(--quiet); font-size: .9375rem; }
a[aria-current] { font-weight: 700; text-decoration: none; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.notice { margin: 0; padding: .75rem 1rem; border-inline-start: 4px solid var(--accent); background: var(--paper); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; border-block-end: 1px solid var(--line); }
td { white-space: nowrap; }
.wraps td { white-space: normal; }
.log { margin: 0; padding: 0; list-style: none; font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.log time { color: var(--quiet); }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`
