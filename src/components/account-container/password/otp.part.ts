import type { AccountPart } from '../account-part'
import { otpLabels } from './otp.labels'
import { type OtpModel, useOtp } from './otp.model'
import { Otp } from './otp.view'

export const otpPart: AccountPart<OtpModel> = {
  labels: otpLabels,
  useModel: useOtp,
  View: Otp,
}
