import { fillText } from '../../../ui/text/fill-text'
import type { AccountContainerProps, AccountLabels } from '../account-container.schema'
import { JOIN_NAMES, type JoinName, type JoinProblems } from './join-values'

/** Where the id or the label of a field is not its name. */
const FIELDS: Partial<Record<JoinName, { id?: string; label?: keyof AccountLabels }>> = {
  givenName: { id: 'given' },
  surname: { label: 'familyName' },
  localGivenName: { id: 'local-given' },
  localSurname: { id: 'local-surname', label: 'localFamilyName' },
  emailConfirm: { id: 'email-again' },
  postalCode: { id: 'postal' },
}

/** Problems that say nothing of their field. */
const UNNAMED: (keyof AccountLabels)[] = ['fieldRequired', 'nameInvalid', 'localNameInvalid']

/** The problems of the form in the order of its fields, each with the id of its field. */
export function listedProblems(
  { id, labels }: AccountContainerProps,
  problems: JoinProblems,
  phoneMinimum: number | undefined,
): { id: string; text: string }[] {
  return JOIN_NAMES.flatMap((name) => {
    const problem = problems[name]
    if (!problem) return []
    const field = FIELDS[name] ?? {}
    const text = fillText(labels[problem], { min: phoneMinimum ?? '' })
    const label = labels[field.label ?? (name as keyof AccountLabels)]
    return [
      {
        id: `${id}-${field.id ?? name}`,
        text: UNNAMED.includes(problem) ? `${label}: ${text}` : text,
      },
    ]
  })
}
