import { css } from '@linaria/core'

/** Breakpoints of B.0, by name. */
export const frame = css`
  @media (max-width: 575.98px) {
    &[data-hide-on~='XS'] {
      display: none;
    }
  }
  @media (min-width: 576px) and (max-width: 767.98px) {
    &[data-hide-on~='S'] {
      display: none;
    }
  }
  @media (min-width: 768px) and (max-width: 991.98px) {
    &[data-hide-on~='M'] {
      display: none;
    }
  }
  @media (min-width: 992px) and (max-width: 1199.98px) {
    &[data-hide-on~='L'] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    &[data-hide-on~='XL'] {
      display: none;
    }
  }
`
