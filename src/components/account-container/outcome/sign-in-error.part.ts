import type { AccountPart } from '../account-part'
import { signInErrorLabels } from './sign-in-error.labels'
import { type SignInErrorModel, useSignInError } from './sign-in-error.model'
import { SignInError } from './sign-in-error.view'

export const signInErrorPart: AccountPart<SignInErrorModel> = {
  labels: signInErrorLabels,
  useModel: useSignInError,
  View: SignInError,
}
