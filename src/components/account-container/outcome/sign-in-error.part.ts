import type { AccountPart } from '../account-part'
import { type SignInErrorModel, useSignInError } from './sign-in-error.model'
import { SignInError } from './sign-in-error.view'

export const signInErrorPart: AccountPart<SignInErrorModel> = {
  useModel: useSignInError,
  View: SignInError,
}
