import { connectForm } from '../../hooks/form-control'
import { errorInfo } from '../../rules/codes/error-info'
import { isRecord, recordOf } from '../../rules/content/read-record'
import { updateCartCall } from '../../rules/site/booking-calls'
import { emit } from '../../services/events/events'
import { navigate } from '../../services/navigate/navigate'
import { type PageStore, pageAtom } from '../../services/page/page'
import { callRest } from '../../services/transport/call-rest'
import { askRest } from '../../services/transport/rest'
import {
  formPartsAtom,
  formProblemsAtom,
  keepNowAtom,
  keepStateAtom,
  type TakePayment,
  takePaymentAtom,
} from './checkout.store'
import {
  type CheckoutStep,
  namedProblems,
  type PartProblems,
  type PartValues,
} from './details.rules'
import { fieldsOf } from './form-fields'
import { LEAVING_COOKIE, LEAVING_SECONDS, type Leaving, leavingValue } from './leaving.rules'
import { isSendingAtom } from './sending.store'
import { startParts } from './start-parts'

/** How long after the last key what was typed is stored (W35). */
const KEEP_AFTER_MS = 600

interface FirstUse {
  /** The fields as the page came with them, by `fieldsOf`; empty if they have been changed before. */
  stored: string
  /** What the visitor has done first: this script was loaded for it. */
  first: Event | undefined
}

/**
 * Connects the form of a page of the booking: stores what is typed, shows what is wrong, and sends the
 * form by the call that it posts to. Returns a function that ends it.
 */
export function connectCheckout(form: HTMLFormElement, live: PageStore, use: FirstUse): () => void {
  const page = live.get(pageAtom)
  const { log } = page
  const control = connectForm<string, string>(form, {
    // Hidden fields count too, and react-hook-form nests what has a dot in its name.
    problemsOf: () => problemsIn(live, page.context.locale, valuesIn(form)),
    onProblems: (problems) => live.set(formProblemsAtom, problems as PartProblems),
    focusesField: false,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was stored last, so that a page that is left stores nothing twice. */
  let { stored } = use
  /** What was typed and is not known to be stored, by the id of the call that stores it. */
  let typed: { keepId: string; isSent: boolean } | null = null
  /** Nothing more is said about a cart that is an order. */
  let isOrdered = false

  /** Long before the page is left: browsers set a cookie some time after the script has. */
  const announce = () => {
    if (!typed || typed.isSent) typed = { keepId: crypto.randomUUID(), isSent: false }
    tellNextPage({ cartId: fieldIn(form, 'cartId'), keepId: typed.keepId }, LEAVING_SECONDS)
    return typed
  }
  const settle = () => {
    if (typed) tellNextPage({ cartId: fieldIn(form, 'cartId'), keepId: typed.keepId }, 0)
    typed = null
  }
  const keep = async () => {
    clearTimeout(timer)
    const fields = fieldsOf(form)
    if (isOrdered) return
    if (fields === stored) {
      if (!typed?.isSent) settle()
      return
    }
    const before = stored
    stored = fields
    live.set(keepStateAtom, 'keeping')
    const sent = announce()
    sent.isSent = true
    const { keepId } = sent
    const asked = { ...JSON.parse(fields), step: 'keep' satisfies CheckoutStep, keepId }
    const call = { body: asked, keepalive: true }
    const isKept = await askRest(page, updateCartCall(page.site), call).then(
      ({ ok, body }) => {
        // An unread body keeps its connection.
        void body?.cancel()
        return ok
      },
      () => false,
    )
    // Another change may be on its way.
    if (isKept && typed === sent) settle()
    if (!isKept && stored === fields) stored = before
    live.set(keepStateAtom, isKept ? 'kept' : 'failed')
  }
  const onInput = ({ target }: Event) => {
    if ((target as HTMLInputElement).form !== form) return
    keepSoon()
  }
  const keepSoon = () => {
    announce()
    clearTimeout(timer)
    timer = setTimeout(keep, KEEP_AFTER_MS)
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') void keep()
  }
  const refuse = (problems: PartProblems) => {
    live.set(formProblemsAtom, problems)
    // The list above the form takes the focus.
    control.refuse(problems, { focuses: false })
    const fields = listed(form, live, problems)
    emit('page-error', { code: 'INVALID', component: 'checkout', source: 'form', fields })
  }
  const send = async (step: CheckoutStep) => {
    clearTimeout(timer)
    const isOnward = step === 'hold' || step === 'book'
    live.set(isSendingAtom, true)
    if (isOnward) await startParts(form)
    const problems = isOnward ? problemsIn(live, page.context.locale, valuesIn(form)) : {}
    if (Object.keys(problems).length > 0) {
      live.set(isSendingAtom, false)
      return refuse(problems)
    }
    emit('page-error-clear', {})
    const fields = fieldsOf(form)
    // The step stores what was typed as well.
    const keepId = typed?.keepId
    const body = { ...JSON.parse(fields), step, ...(keepId && { keepId }) }
    const answer = await callRest(page, updateCartCall, { body })
    if (typed?.keepId === keepId) settle()
    const { nextStateURI, problems: found } = answer.body
    if (isRecord(found) && Object.keys(found).length > 0) {
      live.set(isSendingAtom, false)
      return refuse(found as PartProblems)
    }
    if (answer.body.payment === 'pay') {
      stored = fields
      const payment = await paymentOf(live)
      const revision = Number(fieldIn(form, 'revision') || recordOf(answer.body.cart).revision)
      if (!payment) form.submit()
      else if (!(await payment.take(form, { nextStateURI, revision })))
        live.set(isSendingAtom, false)
      return
    }
    isOrdered = answer.body.payment === 'ordered'
    if (typeof nextStateURI === 'string') {
      // The page that follows tells a refusal, and has what was typed.
      stored = fields
      if (navigate(page, nextStateURI)) return
    }
    live.set(isSendingAtom, false)
    const what = answer.isOk ? 'unreadable' : `${answer.kind} ${answer.status}`
    log('error', errorInfo('checkout', what, page.context.page.id, ''))
    emit('page-error', { code: 'UNANSWERED', component: 'checkout', source: 'form' })
  }
  const press = ({ submitter }: SubmitEvent) => {
    if (live.get(isSendingAtom)) return
    const { value } = (submitter ?? {}) as HTMLButtonElement
    void (value === 'keep' ? keep() : send(value as CheckoutStep))
  }
  const onSubmit = (event: SubmitEvent) => {
    // A button with an address of its own sends the form there, whose answer is a page.
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    press(event)
  }
  const takeFirst = (event: Event | undefined) => {
    if (event?.type === 'submit') return press(event as SubmitEvent)
    if (event) control.hear(event)
    if (fieldsOf(form) !== stored) keepSoon()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && live.set(isSendingAtom, false)

  document.addEventListener('input', onInput)
  document.addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', keep)
  // A reload asks for the page before it hides it.
  addEventListener('beforeunload', keep)
  addEventListener('pageshow', onShow)
  form.addEventListener('submit', onSubmit)
  live.set(keepNowAtom, { keep })
  takeFirst(use.first)
  return () => {
    void keep()
    control.stop()
    document.removeEventListener('input', onInput)
    document.removeEventListener('visibilitychange', onHide)
    removeEventListener('pagehide', keep)
    removeEventListener('beforeunload', keep)
    removeEventListener('pageshow', onShow)
    form.removeEventListener('submit', onSubmit)
    live.set(keepNowAtom, null)
  }
}

/** How long a widget that the visitor has not come to may take to load. */
const PAYMENT_LOADS_MS = 10_000

/** The widget of the payment, which loads when it is in sight; null where it does not. */
async function paymentOf(live: PageStore): Promise<TakePayment | null> {
  const known = live.get(takePaymentAtom)
  const placeholder = document.querySelector('foyer-widget[type="payment-iframe"]')
  if (known || !placeholder) return known
  placeholder.scrollIntoView({ block: 'center' })
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit)
      stop()
      resolve(live.get(takePaymentAtom))
    }
    const stop = live.sub(takePaymentAtom, end)
    const limit = setTimeout(end, PAYMENT_LOADS_MS)
  })
}

/** The server may get the request for the next page before what this one stores. */
function tellNextPage(leaving: Leaving, seconds: number) {
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: a page that is left waits for no promise.
  document.cookie = `${LEAVING_COOKIE}=${leavingValue(leaving)}; ${attributes}`
}

function fieldIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

function valuesIn(form: HTMLFormElement): PartValues {
  return recordOf(JSON.parse(fieldsOf(form))) as PartValues
}

function problemsIn(live: PageStore, locale: string, all: PartValues): PartProblems {
  const found = [...live.get(formPartsAtom).values()].map(({ part, rooms }) =>
    namedProblems(part, { locale, rooms, all }),
  )
  return Object.assign({}, ...found)
}

/** Problems in the order of the form's fields, each with the id of its field. */
function listed(form: HTMLFormElement, live: PageStore, problems: PartProblems) {
  const parts = live.get(formPartsAtom)
  const fields = [...form.elements] as HTMLInputElement[]
  const inOrder = fields.filter(({ name, id }) => id && Object.hasOwn(problems, name))
  const names = [...new Set(inOrder.map(({ name }) => name))]
  return names.flatMap((name) => {
    const [part = '', ...field] = name.split('.')
    const id = inOrder.find((one) => one.name === name)?.id ?? ''
    const text = parts.get(part)?.textOf(field.join('.'), problems[name] ?? '')
    return text ? [{ id, text }] : []
  })
}
