import type { FrameStyles } from '../../features/payment/payment-messages.rules'

/** The look of the page where the frame stands, as values that another document understands. */
export function frameStyles(frame: HTMLElement): FrameStyles {
  const probe = document.createElement('span')
  probe.hidden = true
  frame.parentElement?.append(probe)
  const computed = getComputedStyle(probe)
  const colorOf = (name: string) => {
    probe.style.color = `var(--foyer-color-${name})`
    return computed.color
  }
  const styles = {
    colorText: colorOf('text'),
    colorBackground: colorOf('surface'),
    colorBorder: colorOf('border-strong'),
    colorAccent: colorOf('accent'),
    colorError: colorOf('danger'),
    fontSize: computed.fontSize,
    radius: computed.getPropertyValue('--foyer-radius-m').trim() || '8px',
  }
  probe.remove()
  return styles
}
