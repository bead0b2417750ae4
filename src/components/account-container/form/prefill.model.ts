import { useEffect } from 'react'
import { usePage } from '../../../hooks/page-store'
import { recordOf } from '../../../rules/content/read-record'
import { decryptEnrollmentCall, decryptEnrollmentV2Call } from '../../../rules/site/account-calls'
import { asked } from '../../../rules/site/query'
import { callRest } from '../../../services/transport/call-rest'

/** The names in the answer and their fields. */
const FIELDS: Record<string, string> = {
  givenName: 'givenName',
  firstName: 'givenName',
  surname: 'surname',
  familyName: 'surname',
  lastName: 'surname',
  email: 'email',
  emailAddress: 'email',
  phone: 'phone',
  country: 'country',
  city: 'city',
  line1: 'line1',
  postalCode: 'postalCode',
}

/** Fills in the join form from `rand` in the address; values typed meanwhile are kept (W52). */
export function usePrefill(formId: string, isV2: boolean): void {
  const page = usePage()
  useEffect(() => {
    const rand = asked(page, 'rand')
    if (!rand || page.context.mode !== 'publish') return
    let isGone = false
    const call = isV2 ? decryptEnrollmentV2Call : decryptEnrollmentCall
    void callRest(page, call, { query: { rand } }).then((answer) => {
      if (isGone || !answer.isOk) return
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) fill(form, answer.body)
    })
    return () => {
      isGone = true
    }
  }, [page, formId, isV2])
}

function fill(form: HTMLFormElement, body: Record<string, unknown>) {
  const facts = { ...body, ...recordOf(body.name), ...recordOf(body.enrollmentData) }
  for (const [name, value] of Object.entries(facts)) {
    const field = Object.hasOwn(FIELDS, name) ? form.elements.namedItem(FIELDS[name] ?? '') : null
    if (typeof value !== 'string' || !value) continue
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) {
      field.value = value
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    if (field instanceof HTMLSelectElement) {
      field.value = value
      // Raises both events, like a visitor's choice, because listeners may use either.
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}
