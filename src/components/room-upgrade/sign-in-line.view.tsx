import { DefaultButton } from '../../features/checkout/default-button.view'
import { button } from '../../ui/form/button.styles'
import { scripted, unscripted } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import type { RoomUpgradeModel } from './room-upgrade.model'
import type { RoomUpgradeProps } from './room-upgrade.schema'

interface LineProps {
  labels: RoomUpgradeProps['labels']
  model: Extract<RoomUpgradeModel, { state: 'signIn' }>
}

/** Who may have awards is asked to sign in; a link of its own would lose what was typed on the page. */
export function SignInLine({ labels, model: { form, signIn } }: LineProps) {
  return (
    <p>
      {labels.forMembers}{' '}
      <Link className={form === null ? '' : scripted} href={signIn.href} onClick={signIn.onClick}>
        {labels.signIn}
      </Link>
      {form !== null && (
        <>
          <DefaultButton step="hold" />
          <button
            type="submit"
            form={form}
            name="step"
            value="signIn"
            formNoValidate
            className={`${button} ${unscripted}`}
            data-kind="text"
          >
            {labels.signIn}
          </button>
        </>
      )}
    </p>
  )
}
