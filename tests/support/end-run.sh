#!/bin/sh
# end-run.sh QUICK PLAIN: waits until the test run that started it has ended. Then it ends every process
# that still uses the run's folders, and removes them. Only Linux lists the environment of a process, by
# which such processes are found.
cat > /dev/null
for file in "$1"/showroom-pg-*/data/postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")" 2> /dev/null
done
for environment in /proc/[0-9]*/environ; do
  tr '\0' '\n' 2> /dev/null < "$environment" | grep -qx "TEST_QUICK_FOLDER=$1" || continue
  pid=${environment#/proc/}
  kill -KILL "${pid%/environ}" 2> /dev/null
done
# A process that is about to end may still write.
for try in 1 2 3 4 5; do
  rm -rf "$1" "$2" 2> /dev/null && exit
  sleep 1
done
