import { button } from '../../../ui/form/button.styles'
import type { AccountLabels } from '../account-container.schema'
import { actions } from '../account-container.styles'
import type { OutcomeWays } from '../outcome/outcome-ways.model'

interface KeepEmailProps {
  labels: AccountLabels
  ways: Pick<OutcomeWays, 'keepEmail' | 'profile'>
}

/** Withdraws the wish for another e-mail address. Pressing it twice does no harm, so it needs no script. */
export function KeepEmail({ labels, ways }: KeepEmailProps) {
  return (
    <form className={actions} action={ways.keepEmail} method="post">
      <input type="hidden" name="page" value={ways.profile} />
      <button className={button} type="submit">
        {labels.keepEmail}
      </button>
    </form>
  )
}
