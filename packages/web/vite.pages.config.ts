// The pages that show the look and the board by themselves: for work on them, and for the tests in a browser.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    outDir: 'dist-pages',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: ['design.html', 'game.html'] },
  },
});
