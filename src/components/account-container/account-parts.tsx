import type { Page } from '../../services/page/page'
import type { AccountContainerModel } from './account-container.model'
import type { AccountContainerProps } from './account-container.schema'
import { AccountContainer } from './account-container.view'
import { type AnyPart, LivePart } from './account-part'
import { type AccountView, accountViewOf } from './account-view'

/** A page downloads the view that it shows and no other. */
const LOAD: Record<AccountView, () => Promise<AnyPart>> = {
  signIn: async () => (await import('./sign-in-error.part')).signInErrorPart,
  forgot: async () => (await import('./forgot.part')).forgotPart,
  newPassword: async () => (await import('./new-password.part')).newPasswordPart,
  activate: async () => (await import('./activate.part')).activatePart,
  activatePassword: async () => (await import('./activate-password.part')).activatePasswordPart,
  join: async () => (await import('./join.part')).joinPart,
  outcome: async () => (await import('./outcome.part')).outcomePart,
  otp: async () => (await import('./otp.part')).otpPart,
  status: async () => (await import('./status.part')).statusPart,
  profile: async () => (await import('./profile.part')).profilePart,
}

const VIEWS = Object.keys(LOAD) as AccountView[]
const loaded = new Map<AccountView, AnyPart>()

/** Fetches the view of a placed container; all of them where none is given. */
export async function loadAccountParts(placed?: {
  props: AccountContainerProps
  page: Page
}): Promise<void> {
  const views = placed ? [accountViewOf(placed.props, placed.page)] : VIEWS
  await Promise.all(
    views.map(async (view) => {
      if (!loaded.has(view)) loaded.set(view, await LOAD[view]())
    }),
  )
}

interface AccountPageProps {
  props: AccountContainerProps
  model: AccountContainerModel
}

/** The container around the view that its model names. */
export function AccountPage({ props, model }: AccountPageProps) {
  const part = loaded.get(model.view)
  const titleId = `${props.id}-title`
  if (model.state === 'waiting' || !part)
    return <AccountContainer props={props} model={model} titleId={titleId} />
  const given = { props, level: model.level, titleId }
  return (
    <AccountContainer props={props} model={model} titleId={titleId}>
      {model.part === undefined ? (
        <LivePart key={model.view} part={part} {...given} />
      ) : (
        <part.View {...given} model={model.part} />
      )}
    </AccountContainer>
  )
}
