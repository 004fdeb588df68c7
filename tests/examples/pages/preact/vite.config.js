export default { base: './' }
