import {
  partQuestions,
  type StayFormModel,
  useBookingPart,
} from '../../features/booking/changes/use-stay-part'
import { bookingQuestions, useBooking } from '../../features/booking/use-booking'
import { housekeepingPart } from '../../features/checkout/housekeeping/housekeeping.rules'
import type { KeepNoteModel } from '../../features/checkout/use-keep-note'
import { useTrack } from '../../hooks/use-track'
import type { PageContext } from '../../services/page/page-context'
import { housekeepingQuery } from './housekeeping-preferences.operations'
import type { HousekeepingPreferencesProps } from './housekeeping-preferences.schema'

const CHOICES = ['daily', 'reduced'] as const
type Choice = (typeof CHOICES)[number]

/** For a page that the server renders. */
export const questionsOf = (_props: HousekeepingPreferencesProps, page: PageContext) => [
  ...bookingQuestions(housekeepingQuery, page),
  ...partQuestions(page),
]

export type HousekeepingPreferencesModel =
  /** The page has no cart or stay of this visitor, or the brand of its hotel leaves no choice. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      name: string
      choices: { choice: Choice; code: string; isChosen: boolean }[]
      onChoose: (code: string) => void
      /** Whether it is stored for a cart; null for a stay. */
      note: KeepNoteModel | null
      /** The form of a stay, with what is stored where something else was chosen; null for a cart. */
      save: { form: StayFormModel; stored: readonly string[] } | null
    }

/** How often the rooms of the visitor's cart are cleaned (W83). */
export function useHousekeepingPreferences(
  props: HousekeepingPreferencesProps,
): HousekeepingPreferencesModel {
  const answer = useBooking(
    housekeepingQuery,
    (booking) =>
      booking.housekeeping && {
        codes: booking.housekeeping,
        stay: 'items' in booking ? booking : null,
      },
  )
  const stay = answer.state === 'ready' ? answer.facts.stay : null
  const part = useBookingPart(housekeepingPart, props.id, stay)
  const track = useTrack('housekeeping-preferences', props)

  if (answer.state !== 'ready') return answer
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (part.state === 'loading') return { state: 'loading' }
  const { codes } = answer.facts
  const { daily, reduced } = codes
  const kept = part.values.choice
  const chosen = kept === daily || kept === reduced ? kept : codes[props.defaultChoice]
  return {
    state: 'ready',
    form: part.form,
    name: part.nameOf('choice'),
    choices: CHOICES.map((choice) => ({
      choice,
      code: codes[choice],
      isChosen: codes[choice] === chosen,
    })),
    onChoose: (code) => {
      part.onTouch()
      track('housekeeping_choice', { code })
    },
    note: part.note,
    save: part.save && {
      form: part.save,
      stored: 'choice' in part.stored ? [storedText(part.stored.choice)] : [],
    },
  }

  function storedText(code: string | undefined): string {
    const choice = CHOICES.find((one) => codes[one] === code)
    return choice ? props.labels[choice] : props.labels.nothingSaved
  }
}
