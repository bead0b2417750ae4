import type { AccountPart } from '../account-part'
import { type OtpModel, useOtp } from './otp.model'
import { Otp } from './otp.view'

export const otpPart: AccountPart<OtpModel> = { useModel: useOtp, View: Otp }
