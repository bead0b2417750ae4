import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${from.m} {
    padding: ${space.l};
  }
`

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};

  & p {
    margin: 0;
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.5;
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    font-size: ${size.s};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`

export const changeForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: 0 ${space.m} ${space.m};

  ${from.m} {
    padding: 0 ${space.l} ${space.l};
  }

  & p {
    margin: 0;
  }

  & button {
    max-inline-size: 100%;
    white-space: normal;
  }
`

export const dates = css`
  display: grid;
  /* The browser's own date field is wide with large text. */
  & input {
    max-inline-size: 100%;
    min-inline-size: 0;
  }

  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.m};
`

/**
 * Keeps its place until the visitor's zone is known, so that nothing moves then. Without other
 * lines beside it, it is always shown: an empty line would look like a mistake.
 */
export const zoneNote = css`
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
`

export const skeleton = css`
  max-inline-size: 48rem;
  min-block-size: 14rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
