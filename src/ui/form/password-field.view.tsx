import { type ComponentProps, useState } from 'react'
import { Icon } from '../media/icon.view'
import { eyeIcon } from '../media/icons/eye'
import { eyeOffIcon } from '../media/icons/eye-off'
import { scripted } from '../text/hidden.styles'
import { TextField } from './text-field.view'

interface PasswordFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'labels'> {
  labels: { required: string; showPassword: string }
}

/**
 * A password field with a button that reveals the text; pasting and password managers work (B.0).
 */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...field}
      labels={labels}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={scripted}
          aria-label={labels.showPassword}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? eyeOffIcon : eyeIcon} />
        </button>
      }
    />
  )
}
