/** JSON that may stand inside a `<script>`: no `<` can end it or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
