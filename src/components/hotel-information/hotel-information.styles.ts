import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

/** Not styled before it is near (docs/decisions/0064). */
export const far = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 61rem;
  /* The focus ring of its last row. */
  overflow-clip-margin: ${space.s};

  ${from.l} {
    contain-intrinsic-block-size: auto 98rem;
  }
`

export const content = css`
  /* The row of tabs is as wide as the window. */
  --foyer-tabs-bleed: min(var(--foyer-edge), var(--foyer-gutter));
  margin-block-start: ${space.l};
`

const two = `
  columns: 2;
  column-gap: calc(1.5 * var(--foyer-gap));
`

export const columns = css`
  ${from.l} {
    && {
      ${two}
      border-block-end: 0;
    }

    & > * {
      break-inside: avoid;
    }
  }
`

export const titleSkeleton = css`
  display: block;
  inline-size: min(16rem, 60%);
  block-size: calc(1.2 * ${size.xxl});
  border-radius: ${radius.s};
  background: ${color.skeleton};
`

export const skeletons = css`
  margin-block-start: ${space.l};

  ${from.l} {
    ${two}
  }
`

export const skeleton = css`
  display: block;
  block-size: 64px;
  border-block-start: 1px solid ${color.border};
  background: linear-gradient(${color.skeleton} 0 0) 0 ${space.l} / 60% ${space.m} no-repeat;
  break-inside: avoid;

  [dir='rtl'] & {
    background-position-x: 100%;
  }

  ${from.l} {
    block-size: 13rem;
  }
`
