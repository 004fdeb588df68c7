mkdir my-program
cd my-program
npm init -y
npm install ../packed/prostuti-contract-*.tgz ../packed/prostuti-sdk-*.tgz
