import { housekeepingPart } from '../../features/checkout/housekeeping/housekeeping.rules'
import { detailsVariables, useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../features/checkout/use-keep-note'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { housekeepingQuery } from './housekeeping-preferences.operations'
import type { HousekeepingPreferencesProps } from './housekeeping-preferences.schema'

type Choice = 'daily' | 'reduced'

export type HousekeepingPreferencesModel =
  /** The page has no cart of this visitor, or the brand of its hotel leaves no choice. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      name: string
      choices: { choice: Choice; code: string; isChosen: boolean }[]
      onChoose: (code: string) => void
      note: KeepNoteModel
    }

const NO_PROBLEM = () => ''

/** How often the rooms of the visitor's cart are cleaned (W83). */
export function useHousekeepingPreferences(
  props: HousekeepingPreferencesProps,
): HousekeepingPreferencesModel {
  const { context } = usePage()
  const variables = detailsVariables(context.page)
  const { retry, ...answer } = useQuery(housekeepingQuery, variables)
  const part = useCheckoutPart(housekeepingPart, NO_PROBLEM)
  const { note, onTouch } = useKeepNote(part)
  const track = useTrack('housekeeping-preferences', props)

  if (!variables) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (answer.state === 'loading' || part.state === 'loading') return { state: 'loading' }
  const codes = answer.data.housekeeping
  if (!codes) return { state: 'none' }
  const { daily, reduced } = codes
  const kept = part.values.choice
  const chosen = kept === daily || kept === reduced ? kept : codes[props.defaultChoice]
  return {
    state: 'ready',
    form: part.form,
    name: part.nameOf('choice'),
    choices: (['daily', 'reduced'] as const).map((choice) => ({
      choice,
      code: codes[choice],
      isChosen: codes[choice] === chosen,
    })),
    onChoose: (code) => {
      onTouch()
      track('housekeeping_choice', { code })
    },
    note,
  }
}
