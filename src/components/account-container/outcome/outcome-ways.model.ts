import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { activateAccountPath, forgotPasswordPath, profilePath } from '../../../rules/site/paths'
import { localPathAtom } from '../../../services/navigate/context-path'
import { returnPath, signInHref } from '../account-way'

/** The links from a form's outcome to other pages. */
export interface OutcomeWays {
  signIn: string
  profile: string
  /** Requests a new link. */
  renew: string
  program: string
}

export function useOutcomeWays(isActivation: boolean): OutcomeWays {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  return {
    signIn: localPath(signInHref(page, returnPath(page))),
    profile: localPath(profilePath(page.site)),
    renew: localPath((isActivation ? activateAccountPath : forgotPasswordPath)(page.site)),
    program: page.site.brand.programName,
  }
}
