import { useEffect, useState } from 'react'
import {
  accountAtom,
  clearAccountSession,
  readLoginAccount,
} from '../../../features/sign-in/account.store'
import { usePage } from '../../../hooks/page-store'
import { usePageAction } from '../../../hooks/use-page-value'
import { useTrack } from '../../../hooks/use-track'
import { textsOf } from '../../../rules/content/read-record'
import { greetingName } from '../../../rules/formats/names'
import { prefilledDataCall, submitCreateAccountCall } from '../../../rules/site/account-calls'
import { refreshVisitorAtom } from '../../../services/session/visitor'
import { callRest } from '../../../services/transport/call-rest'
import type { AccountContainerProps } from '../account-container.schema'
import { ACTIVATION_TOKEN } from '../account-view'
import { useLinkToken } from '../form/link-token.model'
import { type ChoosePasswordModel, useChoosePassword } from '../password/choose-password.model'

export type ActivatePasswordModel = ChoosePasswordModel & {
  /** The owner of the link, from the server: first name, member number, masked address. */
  member: { name: string; number: string; email: string } | null
}

const FACTS = ['givenName', 'memberNumber', 'emailAddress'] as const

/** The second step of activating an online account: sets the password by the mailed link and signs in. */
export function useActivatePassword(props: AccountContainerProps): ActivatePasswordModel {
  const page = usePage()
  const track = useTrack('account-container', props)
  const clear = usePageAction(clearAccountSession)
  const setAccount = usePageAction(accountAtom)
  const refresh = usePageAction(refreshVisitorAtom)
  const token = useLinkToken(ACTIVATION_TOKEN)
  const [member, setMember] = useState<ActivatePasswordModel['member']>(null)
  const [isExpired, setExpired] = useState(false)

  const model = useChoosePassword({
    token,
    call: submitCreateAccountCall,
    renewed: 'activation',
    // Checks the link first, so that an expired link is shown before the visitor types a password.
    isExpired,
    done: ({ body }) => {
      clear()
      setAccount(readLoginAccount(body))
      void refresh()
      return 'activated'
    },
    onSettled: (result) => track('activate_result', { step: 'password', result }),
  })

  useEffect(() => {
    if (!token || page.context.mode !== 'publish') return
    let isGone = false
    void callRest(page, prefilledDataCall, {
      headers: { 'x-link-token': token },
    }).then((answer) => {
      if (isGone) return
      if (!answer.isOk) return setExpired(answer.status === 410)
      const { givenName, memberNumber = '', emailAddress = '' } = textsOf(answer.body, FACTS)
      setMember({ name: greetingName(givenName), number: memberNumber, email: emailAddress })
    })
    return () => {
      isGone = true
    }
  }, [token, page])

  return { ...model, member }
}
