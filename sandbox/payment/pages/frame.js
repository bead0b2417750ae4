/**
 * The script of the provider's frame: src/features/payment/payment-messages.rules.ts has its messages.
 * What is typed goes to this origin only, and is kept nowhere.
 */
const page = document.body.dataset.page
const form = document.getElementById('card')
const place = document.getElementById('challenge')
const NAMES = ['name', 'zip', 'number', 'expiry', 'cvv']
/** What no field keeps once it was sent. */
const SECRETS = ['number', 'expiry', 'cvv']
/**
 * Sizes of a challenge window (EMV 3-D Secure): the largest that fits is taken. Where only 250 × 400
 * would, on a phone, it has all of the room, which the standard calls full screen.
 */
const SIZES = [
  [600, 400],
  [500, 600],
  [390, 400],
]
const FULL_HEIGHT = 480

let port
let session
let locale = 'en-US'
let texts = {}
let saved = ''
let asks = { zip: false, keep: false }
let isBusy = false
let pending

const tell = (message) => port?.postMessage(message)
const field = (name) => document.getElementById(name)

function showError(name, text) {
  const place = document.getElementById(`${name}-error`)
  place.textContent = text
  const input = field(name)
  if (text) input?.setAttribute('aria-invalid', 'true')
  else input?.removeAttribute('aria-invalid')
}

function clearErrors() {
  for (const name of NAMES) showError(name, '')
  document.getElementById('form-error').textContent = ''
}

/** Of the fields that the page has asked for. */
const askedNames = () => NAMES.filter((name) => name !== 'zip' || asks.zip)

async function call(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, locale, page }),
  })
  return answer.json()
}

async function open(init) {
  locale = String(init.locale)
  for (const [name, value] of Object.entries(init.styles ?? {})) {
    const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (/^[\w#().,%\s/-]{1,60}$/.test(String(value)))
      document.documentElement.style.setProperty(property, String(value))
  }
  let opened
  try {
    opened = await call('/frame/open', { intent: init.intent, nonce: init.nonce })
  } catch {
    return tell({ type: 'error', code: 'unavailable' })
  }
  if (!opened.frame) return tell({ type: 'error', code: 'session' })
  session = opened.frame
  texts = opened.texts
  document.documentElement.lang = locale
  document.documentElement.dir = locale.startsWith('ar') ? 'rtl' : 'ltr'
  document.title = texts.title
  for (const each of document.querySelectorAll('[data-text]'))
    each.textContent = texts[each.dataset.text] ?? each.textContent
  form.hidden = false
  tell({ type: 'ready' })
  new ResizeObserver(measure).observe(document.body)
  measure()
}

function measure() {
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  tell({ type: 'resize', height })
}

function refuse(made) {
  if (made.kind === 'invalid') {
    for (const name of made.fields) showError(name, texts[`${name}Invalid`])
    const [first] = made.fields
    field(first).focus()
    tell({ type: 'validity', valid: false, field: first })
    return tell({ type: 'error', code: 'invalid' })
  }
  const code = ['expired', 'notAccepted', 'authentication'].includes(made.kind)
    ? made.kind
    : made.code === 'session'
      ? 'session'
      : 'unavailable'
  if (texts[code]) document.getElementById('form-error').textContent = texts[code]
  tell({ type: 'error', code })
}

function settle(made) {
  if (made.kind === 'challenge') return challenge(made)
  if (made.kind !== 'token') return refuse(made)
  const { token, brand, last4, expiry } = made
  for (const name of SECRETS) field(name).value = ''
  tell({ type: 'token', token, brand, last4, expiry })
}

/** The bank's page in a frame of this one; only the provider's own document says that it is over. */
function challenge({ id, url, isWide }) {
  const room = document.documentElement.clientWidth
  const [width, height] = isWide
    ? [room, 600]
    : (SIZES.find(([wanted]) => wanted <= room) ?? [room, FULL_HEIGHT])
  const frame = document.createElement('iframe')
  frame.title = texts.challengeFrame
  frame.width = String(width)
  frame.height = String(height)
  frame.src = url
  form.hidden = true
  place.hidden = false
  place.replaceChildren(frame)
  tell({ type: 'challenge', open: true, width, height })
  frame.focus()
  pending = { id, frame }
}

addEventListener('message', async (event) => {
  const { data, origin, source } = event
  if (pending && origin === location.origin && source === pending.frame.contentWindow) {
    if (data !== 'challenge-done') return
    const { id } = pending
    pending = undefined
    place.replaceChildren()
    place.hidden = true
    form.hidden = false
    tell({ type: 'challenge', open: false, width: 0, height: 0 })
    return settleSafely(call('/frame/finish', { frame: session, challenge: id }))
  }
  const isInit = data?.type === 'foyer-payment:init'
  if (port || !isInit || origin !== page || source !== parent || event.ports.length !== 1) return
  port = event.ports[0]
  port.onmessage = ({ data: asked }) => answer(asked)
  void open(data)
})

async function settleSafely(made) {
  try {
    settle(await made)
  } catch {
    refuse({ kind: 'unavailable' })
  } finally {
    isBusy = false
  }
}

function answer(asked) {
  if (asked?.type === 'reset') {
    for (const name of SECRETS) field(name).value = ''
    clearErrors()
  } else if (asked?.type === 'method') {
    saved = asked.method === 'saved' ? String(asked.saved ?? '') : ''
    document.getElementById('fields').hidden = saved !== ''
    document.getElementById('saved').hidden = saved === ''
    clearErrors()
  } else if (asked?.type === 'ask') {
    asks = { zip: asked.zip === true, keep: asked.keep === true }
    document.querySelector('.zip').hidden = !asks.zip
    document.querySelector('.keep').hidden = !asks.keep
  } else if (asked?.type === 'tokenize' && session && !isBusy && !pending) {
    isBusy = true
    clearErrors()
    const card = Object.fromEntries(askedNames().map((name) => [name, field(name).value]))
    if (asks.keep && field('keep').checked) card.keep = 'yes'
    const body = { frame: session, ...(saved ? { saved } : card) }
    void settleSafely(call('/frame/token', body))
  }
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', ({ target }) => {
  if (NAMES.includes(target.id)) showError(target.id, '')
  const isFilled = askedNames().every((name) => field(name).value.trim() !== '')
  tell({ type: 'validity', valid: isFilled })
})

// Opened by itself there is nobody to tell.
if (parent !== window) parent.postMessage({ type: 'foyer-payment:hello' }, page)
