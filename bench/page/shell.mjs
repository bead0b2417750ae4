/** The page around the cards: the same for every contender. */
export const css =
  'body{margin:0;font:16px/1.4 sans-serif}main{max-width:720px;margin:auto;padding:16px}.card{border:1px solid #ccc;border-radius:8px;margin:0 0 16px;padding:16px}.card h3{margin:0 0 8px}.card ul{display:flex;gap:8px;list-style:none;margin:0 0 8px;padding:0}.card button{margin-left:16px;padding:4px 12px}'

export const pageHtml = ({ head = '', body, foot = '' }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><link rel="icon" href="data:,"><style>${css}</style>${head}</head><body><header><h1>Cards</h1></header><main>${body}</main>${foot}</body></html>`

const ENTITIES = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A value as JSON inside of a double-quoted attribute. */
export const jsonAttribute = (value) =>
  JSON.stringify(value).replace(/[&"<>]/g, (character) => ENTITIES[character])

/** A value as the text of a JSON script. */
export const jsonScript = (value) => JSON.stringify(value).replace(/</g, '\\u003c')

export const modulePreload = (url) => `<link rel="modulepreload" href="${url}">`

export const moduleScript = (url) => `<script type="module" src="${url}"></script>`
