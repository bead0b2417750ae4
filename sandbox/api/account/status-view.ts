import { SAVED_LIMIT, type SaveOutcome } from '../../database/members/customers'

/** A business status: whether the operation succeeded, apart from the HTTP status (D.1). */
export interface StatusView {
  httpStatus: number
  code: string
  errors: { code: string; message: string; devMessage: null }[]
  warnings: []
  messages: { dev: { message: string; field: null; id: null; details: null }[] }
}

/** Returns a status; with a message, the status of a failure. */
export function statusView(httpStatus: number, code: string, message?: string): StatusView {
  return {
    httpStatus,
    code,
    errors: message ? [{ code, message, devMessage: null }] : [],
    warnings: [],
    messages: { dev: message ? [{ message, field: null, id: null, details: null }] : [] },
  }
}

/** The answer of the fault `fail`. */
export const FAIL = statusView(500, 'FAIL', 'A fault on demand.')

export function saveStatus(outcome: SaveOutcome): StatusView {
  switch (outcome) {
    case 'SUCCESS':
      return statusView(200, outcome)
    case 'CONFLICT':
      return statusView(409, outcome, 'The list was changed meanwhile: read it again.')
    case 'LIMIT_EXCEEDED':
      return statusView(422, outcome, `At most ${SAVED_LIMIT} properties can be saved.`)
  }
}
