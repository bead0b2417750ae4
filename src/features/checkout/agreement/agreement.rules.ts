import type { DetailsPart, PartProblems, PartValues } from '../details.rules'

/** What a ticked box sends. */
export const TICKED = 'yes'

/**
 * Of a field with boxes to tick: the ids of those that keep from booking, separated by spaces. It comes
 * with the form, so that a box that is not asked for any more keeps nobody from booking.
 */
export const ASKED = 'asked'

/** `house-rules` for the box, `house-rules.version` for what stood beside it. */
const FIELD = /^[a-z][\w-]{0,39}(\.version)?$/i
const LONGEST_VERSION = 80
const LONGEST_LIST = 1000

/** `asked` and `notice` are fields of the parts themselves. */
const NAME = /^(?!(asked|notice)$)[a-z][\w-]{0,39}$/i

/** Whether an author's name for an agreement can be a field: one that cannot is not shown. */
export function isAgreementName(name: string): boolean {
  return NAME.test(name)
}

export type AgreementProblem = 'agreementMissing' | 'agreementChanged'

/** A part of boxes that a guest ticks, each with the version of its text: both are evidence. */
export function agreementPart(name: string): DetailsPart {
  return {
    name,
    longest: (field) => {
      if (field === ASKED) return LONGEST_LIST
      return FIELD.test(field) ? LONGEST_VERSION : null
    },
    problemsOf: (values) => missingAgreements(values),
  }
}

function missingAgreements(values: PartValues): PartProblems {
  const asked = (values[ASKED] ?? '').split(' ').filter(Boolean)
  const missing = asked.filter((id) => values[id] !== TICKED)
  return Object.fromEntries(
    missing.map((id) => [id, 'agreementMissing' satisfies AgreementProblem]),
  )
}

/** The state of a box whose text has this version: a tick beside another text does not count. */
export function agreementOf(values: PartValues, id: string, version: string) {
  const wasTicked = values[id] === TICKED
  const isSame = values[`${id}.version`] === version
  return { isTicked: wasTicked && isSame, hasChanged: wasTicked && !isSame }
}
