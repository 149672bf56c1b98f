// The pages that show the look and the board by themselves: for work on them, and for the tests in a browser.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { replays } from './build/replays.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), replays()],
  build: {
    outDir: 'dist-pages',
    emptyOutDir: true,
    target: 'es2023',
    // The list of boards is for `npm run dev`, which needs no build of it.
    rolldownOptions: { input: ['design.html', 'game.html'] },
  },
});
