/** What compiled JSX calls, of our build's React. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
