import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import {
  ACTIVATE_ACCOUNT_PATH,
  FORGOT_PASSWORD_PATH,
  PROFILE_PATH,
  SIGN_IN_PATH,
} from '../../rules/pages/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { returnPath, withReturn } from './account-way'

/** Where one goes from what a form came to. */
export interface OutcomeWays {
  signIn: string
  profile: string
  /** Asks for a new link. */
  renew: string
  program: string
}

export function useOutcomeWays(isActivation: boolean): OutcomeWays {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  return {
    signIn: localPath(withReturn(SIGN_IN_PATH, returnPath(page))),
    profile: localPath(PROFILE_PATH),
    renew: localPath(isActivation ? ACTIVATE_ACCOUNT_PATH : FORGOT_PASSWORD_PATH),
    program: page.site.brand.programName,
  }
}
